import { changesRetrySentence } from '#contract/calls/retry-sentences.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from './deps.ts';

const tooOften = (seconds: number): Failure =>
  new Failure('rate_limited', changesRetrySentence(seconds), { retryAfter: seconds });

/**
 * Limits changes that staff have to read again; a refused one does not count.
 * @throws Failure `rate_limited` after too many.
 */
export const limitManagedChange = async <T>(
  { attempts }: Pick<Deps, 'attempts'>,
  recordId: string,
  change: () => Promise<T>,
): Promise<T> => {
  await attempts.use('ownChange', recordId).catch((error: unknown) => {
    const isTooOften = error instanceof Failure && error.code === 'rate_limited';
    throw isTooOften ? tooOften(error.retryAfter ?? 0) : error;
  });
  try {
    return await change();
  } catch (error) {
    await attempts.giveBack('ownChange', recordId);
    throw error;
  }
};
