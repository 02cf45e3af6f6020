// The certificates' library needs it.
import "reflect-metadata";
import { X509CertificateGenerator, SubjectAlternativeNameExtension } from "@peculiar/x509";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type RequestListener, request } from "node:http";
import { createServer as createHttpsServer, type Server as HttpsServer } from "node:https";
import { connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";

const KEY = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

const asPem = (name: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${name}-----\n${Buffer.from(bytes).toString("base64")}\n-----END ${name}-----\n`;

/**
 * Creates a certificate for a name and this machine, which signs itself. `file`: where commands find it. `notAfter`: when it
 * expires, if not in a year.
 */
export async function makeCertificate(name: string, { notAfter }: { notAfter?: Date } = {}) {
  const keys = await crypto.subtle.generateKey(KEY, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    keys,
    ...(notAfter && { notBefore: new Date(notAfter.getTime() - 86_400_000), notAfter }),
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: "dns", value: name },
        { type: "ip", value: "127.0.0.1" },
        { type: "ip", value: "127.0.0.2" },
      ]),
    ],
  });
  const cert = certificate.toString("pem");
  const folder = mkdtempSync(join(tmpdir(), "lanyard-tls-"));
  const file = join(folder, "cert.pem");
  writeFileSync(file, cert);
  return {
    folder,
    file,
    key: asPem("PRIVATE KEY", await crypto.subtle.exportKey("pkcs8", keys.privateKey)),
    cert,
  };
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

type Options = { port: number; key: string; cert: string };

/**
 * Opens a proxy before the server at `port`, by https and by plain http, for which every request comes from another
 * network. Commands that have it as their HTTP_PROXY find it at ports 443 and 80 of any name.
 */
export async function openHttpsProxy({ port, key, cert }: Options) {
  let from = 0;
  const handle: RequestListener = (incoming, outgoing) => {
    const before = incoming.headers["x-forwarded-for"];
    const caller = `203.0.113.${++from % 250}`;
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": before === undefined ? caller : `${String(before)}, ${caller}`,
      "x-forwarded-proto": incoming.socket instanceof TLSSocket ? "https" : "http",
    };
    const { method, url: path } = incoming;
    const asked = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  };
  const servers: [HttpsServer, ReturnType<typeof createHttpServer>] = [
    createHttpsServer({ key, cert }, handle),
    createHttpServer(handle),
  ];
  const [https, http] = [await listen(servers[0]), await listen(servers[1])];
  servers[1].on("connect", (incoming, socket) => {
    const tunnel = connect(incoming.url?.endsWith(":443") ? https : http, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(tunnel).pipe(socket);
    });
    for (const [one, other] of [
      [socket, tunnel],
      [tunnel, socket],
    ] as const)
      one.on("error", () => other.destroy());
  });
  return {
    https: `https://127.0.0.1:${https}`,
    http: `http://127.0.0.1:${http}`,
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
