import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { CommandError } from "./command-error.ts";

type Networks = NodeJS.Dict<Pick<NetworkInterfaceInfo, "address" | "family" | "internal">[]>;

/**
 * Returns settings by which a phone in the same network reaches this machine: `npm start -- --lan`. Throws CommandError
 * without a network.
 */
export function lanEnvironment(
  port: string,
  networks: Networks = networkInterfaces(),
): { HOST: string; PUBLIC_ORIGIN: string; STRIPE_STAND_IN: string } {
  const addresses = Object.values(networks).flatMap((one) => one ?? []);
  const outer = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
  // An adapter that finds no network gives itself an address of RFC 3927.
  const found = outer.find((one) => !one.address.startsWith("169.254.")) ?? outer[0];
  if (!found) throw new CommandError("--lan: this machine is in no network by which a phone could reach it.");
  return { HOST: "0.0.0.0", PUBLIC_ORIGIN: `http://${found.address}:${port}`, STRIPE_STAND_IN: "on" };
}
