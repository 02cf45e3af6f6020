import { defineConfig } from "oxlint";

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc"],
  jsPlugins: [
    "./lint/compared-sentences.ts",
    "./lint/layers.ts",
    "./lint/polled-reads.ts",
    "./lint/untranslated-texts.ts",
    "./lint/screen-paths.ts",
    "./lint/unload-listeners.ts",
  ],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["dist", ".wrangler", "worker-configuration.d.ts"],
  rules: {
    "house/layers": "error",
    "browser-tests/polled-reads": "error",
    "failures/compared-sentences": "error",
    "texts/untranslated": "error",
    "addresses/screen-paths": "error",
    "unsaved/unload-listeners": "error",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    // React's JSX runtime needs no import, styles are imported for their effect, a shadowed name is often the clearest.
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "no-shadow": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/consistent-function-scoping": "off",
    // Pages show the present year and what is left of a trial.
    "react/purity": "off",
    // An effect that starts a page's work, or repeats with every visit of an address, may say so in state and deps.
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    // Stripe's own documentation imports its default.
    "import/no-named-as-default": "off",
    // role="status" on what it is about says it to every screen reader; <output> is for forms.
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    {
      files: ["worker/**/*.ts"],
      excludeFiles: ["worker/log.ts", "worker/**/*.test.ts"],
      rules: {
        "no-restricted-globals": [
          "error",
          { name: "console", message: "worker/log.ts logs: it leaves out what people have typed." },
        ],
      },
    },
    {
      files: ["worker/index.ts", "bench/counted-entry.js", "*.config.ts", "lint/*.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
