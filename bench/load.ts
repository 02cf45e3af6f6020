import { Agent, request as ask } from "node:http";

export type Load = {
  /** responses per second */
  rate: number;
  /** ms */
  p50: number;
  p99: number;
};

export const quantile = (sorted: number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

type TimedResponse = { status: number | undefined; /** ms */ time: number };

type Headers = Record<string, string>;
type Sent = { method?: "POST"; headers?: Headers; body?: string | Uint8Array };

/** Posts JSON on a keep-alive connection. */
export const post = (agent: Agent, url: string, { headers, body }: Required<Omit<Sent, "method">>) =>
  request(agent, url, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body });

/** Sends one request on a keep-alive connection; resolves with the response's last byte. */
export function request(agent: Agent, url: string, { body, ...options }: Sent = {}): Promise<TimedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<TimedResponse>();
  const began = performance.now();
  ask(url, { agent, ...options }, (response) => {
    response
      .on("error", reject)
      .on("end", () => resolve({ status: response.statusCode, time: performance.now() - began }))
      .resume();
  })
    .on("error", reject)
    .end(body);
  return promise;
}

/** Requests `url` over `connections` keep-alive connections for `seconds`. Rejects on the first wrong status. */
export async function load(url: string, { seconds = 1, connections = 8, status = 200 } = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const response = await request(agent, url);
      if (response.status !== status) throw new Error(`${url} responded with ${response.status}`);
      times.push(response.time);
    }
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
