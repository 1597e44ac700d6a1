import type { Deps } from '../../http/deps.ts';

/** Whose wrong codes are counted for an hour: those of an account from all unknown senders, or from one of its devices or sessions. */
type CodeLimit = 'codePerAccount' | 'codePerSender';

/** Tries a code within an hour's limit; a right one does not count. @throws Failure `rate_limited`. */
export const countCode = async (
  { sharedLimits }: Pick<Deps, 'sharedLimits'>,
  limit: CodeLimit,
  key: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  await sharedLimits.use(limit, key);
  const right = await isRight();
  if (right) await sharedLimits.giveBack(limit, key);
  return right;
};
