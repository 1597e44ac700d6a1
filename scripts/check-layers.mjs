// Compares every import of the product with the plan of its layers. Ends with 1 and a sentence for each difference.
import { resolve } from 'node:path';
import { layers } from './layers/allowed-imports.mjs';
import { checkLayers } from './layers/check.mjs';
import { importsOf } from './layers/imports.mjs';

const problems = checkLayers(layers, importsOf(resolve(import.meta.dirname, '..'), ['api', 'site', 'desktop']));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
