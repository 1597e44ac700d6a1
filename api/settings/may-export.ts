import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { readReviewRules } from './review-rules.ts';

const REFUSED =
  'Exports are for administrators here. An administrator can allow them to volunteers under Settings, Review rules.';

/** Tables with people's names leave the portal with administrators and API tokens only, unless the settings allow it to volunteers. @throws Failure `forbidden`. */
export const checkMayExport = (deps: Pick<Deps, 'store'>, { role, sessionId }: Actor): void => {
  if (role === 'Volunteer' && sessionId !== '' && !readReviewRules(deps).volunteersExport)
    throw new Failure('forbidden', REFUSED);
};
