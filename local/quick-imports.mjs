// Node reads the package.json around a module anew for each module: 178 kB for each of drizzle-orm's hundred files, a
// second and a half of each start. All of them are ES modules, so it need not look.
import nodeModule from "node:module";

const FILE = /\/node_modules\/drizzle-orm\/.+\.js$/;

// The npm beside may run on a Node that has no such hooks.
nodeModule.registerHooks?.({
  resolve(specifier, context, next) {
    if (!specifier.startsWith(".") || !FILE.test(context.parentURL ?? "")) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});
