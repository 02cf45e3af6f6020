import { createServer, connect, type Socket } from "node:net";
import { once } from "node:events";

/** The way from phones to the server, which a journey may cut: the machine's own network stays up, as in a hotel's wifi. */
export type Network = { cut: () => void; mend: () => void; end: () => Promise<void> };

/** Passes connections at one port on to another. */
export async function startNetwork(port: number, target: number): Promise<Network> {
  let isCut = false;
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    if (isCut) return void phone.destroy();
    const site = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [phone, site],
      [site, phone],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    return undefined;
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async end() {
      drop();
      server.close();
      await once(server, "close");
    },
  };
}
