import { once } from "node:events";
import { connect } from "node:net";

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Reads the messages of a connection: each after its length and a colon. */
async function* messagesOf(source: AsyncIterable<Buffer>): AsyncGenerator<unknown, undefined> {
  let bytes = Buffer.alloc(0);
  for await (const more of source) {
    bytes = Buffer.concat([bytes, more]);
    for (;;) {
      const start = bytes.indexOf(":") + 1;
      const end = start + Number.parseInt(bytes.toString("latin1", 0, start), 10);
      if (start === 0 || bytes.length < end) break;
      yield JSON.parse(bytes.toString("utf8", start, end));
      bytes = bytes.subarray(end);
    }
  }
  return undefined;
}

/**
 * Sends a command to Firefox's older driver, which knows some that WebDriver BiDi lacks, and takes them for the session that BiDi
 * has. The connection stays open until the browser ends, because its end would be the session's. Throws what the driver complains of.
 */
export async function sendToMarionette(port: number, name: string, parameters: object): Promise<unknown> {
  const socket = connect(port, "127.0.0.1").unref();
  await once(socket, "connect");
  const messages = messagesOf(socket);
  // It says first which protocol it speaks.
  await messages.next();
  const command = JSON.stringify([0, 1, name, parameters]);
  socket.write(`${Buffer.byteLength(command)}:${command}`);
  const { value } = await messages.next();
  if (value === undefined) throw new Error(`firefox: no answer to ${name}`);
  const [, , error, result] = value as Answer;
  if (error) throw new Error(`firefox: ${name}: ${error.message}`);
  return result;
}
