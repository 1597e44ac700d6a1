import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import type { Source } from '../admission/admit-or-quarantine.ts';
import type { Deps } from '../http/deps.ts';
import { languageOfPage } from '../settings/languages.ts';

interface Call {
  deps: Pick<Deps, 'store'>;
  address: string;
  header: (name: string) => string | null;
}

export const sourceOf = ({ deps, address, header }: Call): Source => ({
  address,
  language: languageOfPage(deps, header('referer')),
  key: header(IDEMPOTENCY_HEADER),
});
