import { Agent, get } from "node:http";

export type Load = {
  /** answers a second */
  rate: number;
  /** ms */
  p50: number;
  p99: number;
};

const quantile = (sorted: number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

/** One request on a kept connection, to its last byte. Answers its time in ms; rejects on another status than `status`. */
function request(agent: Agent, url: string, status: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const began = performance.now();
  get(url, { agent }, (response) => {
    if (response.statusCode !== status) reject(new Error(`${url} answered ${response.statusCode}`));
    response
      .on("error", reject)
      .on("end", () => resolve(performance.now() - began))
      .resume();
  }).on("error", reject);
  return promise;
}

/** Asks for `url` over `connections` kept connections for so many seconds. Rejects on the first wrong answer. */
export async function load(url: string, { seconds = 1, connections = 8, status = 200 } = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  async function connection(): Promise<void> {
    while (performance.now() < end) times.push(await request(agent, url, status));
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  const sorted = times.toSorted((a, b) => a - b);
  const rate = times.length / ((performance.now() - began) / 1000);
  return { rate, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
