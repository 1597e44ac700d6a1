import type { manageLinkRequest } from '#contract/manage-link/manage-link.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import type { Source } from '../admission/admit-or-quarantine.ts';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import type { Upload } from '../images/images.ts';
import { lastOf, type Outcome, type PostedForm, plainTexts, type Texts, unlessRefused } from './posted-form-type.ts';

interface Posted {
  token: string;
  fields: ReturnType<typeof plainTexts>;
  texts: Texts;
  files: Record<string, Upload[]>;
  source: Source;
}
type Step = (deps: Deps, posted: Posted) => Promise<Outcome>;

interface ManagedForm extends Pick<PostedForm, 'files' | 'repeated' | 'freeTexts'> {
  request: typeof manageLinkRequest;
  /** What the page shows of the record. */
  look(deps: Deps, token: string): Partial<Submitted> | Promise<Partial<Submitted>>;
  /** By the value of `do`. */
  steps: Readonly<Record<string, Step>>;
  /** Any other value of `do`, if `look` is not enough. */
  see?: Step;
}

/** The form of a page behind a manage link. */
export const postedManaged = ({ request, look, steps, see, ...form }: ManagedForm): PostedForm => {
  const acts = new Map(Object.entries(steps));
  return {
    ...form,
    limit: 'manageLink',
    essential: true,
    status: 200,
    async handle(deps, texts, files, source) {
      const fields = plainTexts(texts);
      const { token } = parse(request, fields);
      const act = acts.get(lastOf(texts, 'do') ?? '') ?? see;
      const outcome = act ? await act(deps, { token, fields, texts, files, source }) : await look(deps, token);
      return { values: { token }, ...outcome };
    },
    // What was refused is shown with the record around it; a link that leads nowhere is not.
    refused: (deps, texts) => unlessRefused(() => look(deps, parse(request, plainTexts(texts)).token)),
  };
};
