import { Hono } from "hono";
import { render } from "#web/entry-server.tsx";
const app = new Hono<{ Bindings: Env }>();
app.get("/profile/:id", async (c) => {
  const r = await c.env.ASSETS.fetch(new URL("/profile", c.req.url));
  const shell = await r.text(); const { css, body } = render();
  return c.html(shell.replace("<!--head-->", `<style>${css}</style>`).replace("<!--body-->", body));
});
app.all("*", (c) => c.text("nf", 404));
export default app;
