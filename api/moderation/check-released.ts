import { Failure } from '../core/failure.ts';

const IN_QUARANTINE = 'This came while too many submissions arrived, and is held back. Please release it first.';

/** @throws Failure `conflict` for a submission in quarantine. */
export const checkReleased = ({ quarantinedAt }: { quarantinedAt?: string | undefined }): void => {
  if (quarantinedAt !== undefined) throw new Failure('conflict', IN_QUARANTINE);
};
