import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const stateDir = process.env.STATE_DIR ?? ".wrangler/state";

export default defineConfig({
  root: "web",
  plugins: [
    react(),
    cloudflare({ configPath: "../wrangler.toml", persistState: { path: stateDir }, inspectorPort: false }),
  ],
  build: { outDir: "../dist", emptyOutDir: true, minify: true },
  environments: {
    client: { build: { rolldownOptions: { input: ["web/index.html", "web/profile.html"] } } },
  },
});
