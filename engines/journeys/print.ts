import { readCode } from "../../e2e/camera.ts";
import { readPdf } from "../../e2e/pdf.ts";
import type { Journey } from "../journey.ts";
import { NO_NETWORK } from "../no-network.ts";
import { guideOnPhone } from "../signed-in.ts";

/** mm: where the poster's code stands alone */
const CODE = { x: 20, y: 30, width: 108, height: 130 };

export const PRINT: Journey[] = [
  {
    title: "print: the studio's PDF has its true size, and a decoder reads its code, also without a network",
    async run(trip) {
      const { phone, guide } = await guideOnPhone(trip, { name: "Ana Luísa Sá" });
      await phone.open(`/print/${guide.id}`);
      await phone.seeRole("button", "Download PDF");
      await phone.tapText("Poster");
      phone.provoke(...NO_NETWORK);
      trip.network.cut();
      await phone.tap("button", "Download PDF");
      const { title, pages } = await readPdf(await phone.downloaded(/^Ana-Luisa-Sa-poster\.pdf$/));
      if (!title?.includes("Ana Luísa Sá")) throw new Error(`the title is ${title}`);
      const [poster] = pages;
      const size = [poster?.trim.width, poster?.trim.height].map((length) => Math.round(length ?? 0));
      await phone.expect("the size, mm", async () => size, [148, 210]);
      const drawn = await poster?.draw(150, CODE);
      const address = `${trip.origin}/q/${guide.uniqueId}/poster`.toUpperCase();
      await phone.expect("the code's address", async () => drawn && readCode(drawn), address);
    },
  },
];
