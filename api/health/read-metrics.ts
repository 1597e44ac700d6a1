import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';

const NO_METRICS = 'There is no such address.';
const WRONG_TOKEN = 'These figures need the token of METRICS_TOKEN.';

/** @throws Failure `not_found` if metrics are off, `unauthenticated` without the token. */
export const readMetrics = async (
  { monitoring: { metrics }, attempts }: Pick<Deps, 'monitoring' | 'attempts'>,
  { address, authorization }: { address: string; authorization: string | null },
): Promise<Response> => {
  if (!metrics) throw new Failure('not_found', NO_METRICS);
  // A right token takes back its own count.
  await attempts.use('metricsToken', address);
  if (!metrics.admits(authorization)) throw new Failure('unauthenticated', WRONG_TOKEN);
  await attempts.giveBack('metricsToken', address);
  return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } });
};
