import { expect, test } from "vitest";
import { DAY, delivered, start } from "./testing/setup.ts";

test("delivered events are forgotten after 30 days, waiting ones are not", async () => {
  const before = await start();
  await before.stripe.customers.create({ name: "delivered" });
  await delivered(before);
  await before.stripe.customers.create({ name: "waiting" });
  await before.control("clock", { advance: 30 * DAY + 60 });
  await before.stop();
  const { stripe } = await start(before.stateFile);
  expect((await stripe.events.list()).data).toMatchObject([{ data: { object: { name: "waiting" } } }]);
});
