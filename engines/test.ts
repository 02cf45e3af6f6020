import { lookAtEngines } from "./look/run.ts";
import { testEngines } from "./run.ts";

const given = process.argv.slice(2);
process.exitCode = given.includes("--look") ? await lookAtEngines(given) : await testEngines(given);
