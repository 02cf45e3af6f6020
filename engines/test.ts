import { testEngines } from "./run.ts";

process.exitCode = await testEngines(process.argv.slice(2));
