import { lacksReason, REJECT_REASON_REQUIRED } from '#contract/moderation/moderation.ts';
import { Failure } from '../core/failure.ts';

export const checkReason = (rejection: Parameters<typeof lacksReason>[0]): void => {
  if (!lacksReason(rejection)) return;
  throw new Failure('invalid', REJECT_REASON_REQUIRED, { fields: { adminNotes: REJECT_REASON_REQUIRED } });
};
