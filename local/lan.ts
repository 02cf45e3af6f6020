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
  const address = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
  if (!address)
    throw new CommandError("--lan: this machine is in no network by which a phone could reach it.");
  return { HOST: "0.0.0.0", PUBLIC_ORIGIN: `http://${address.address}:${port}`, STRIPE_STAND_IN: "on" };
}
