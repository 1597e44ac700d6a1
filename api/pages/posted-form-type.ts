import type { FileField } from '#contract/calls/call.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import type { Source } from '../admission/admit-or-quarantine.ts';
import type { LimitName } from '../attempts/limits.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';

export type Texts = Record<string, string[]>;
/** What the page shows, or a file that is saved in the place of a page. */
type Outcome = Partial<Omit<Submitted, 'errors'>> & { file?: Response; status?: 200 };

/** A form that can be posted without a script: the files it may have, and how it is handled. */
export interface PostedForm {
  files: Record<string, FileField>;
  repeated: readonly string[];
  handle(deps: Deps, texts: Texts, files: Record<string, Upload[]>, source: Source): Promise<Outcome>;
  /** Whether a form with this key was taken before: then it does not count again. */
  isRepeat?(deps: Deps, key: string): boolean;
  /** `submission` where it is not said. */
  limit?: LimitName;
  /** The limit that it counts against by what was posted, where that is another one. */
  limitOf?(texts: Texts): LimitName | undefined;
  /** Works also while the disk is nearly full; what grows checks that itself. */
  essential?: true;
  /** 201 where neither it nor what was done says another. */
  status?: 200;
  /** The texts in which people write freely, with their limits: they are checked for danger also when the form is refused. */
  freeTexts: Readonly<Record<string, number>>;
  /** What the page shows beside the errors when `handle` has refused. */
  refused?(deps: Deps, texts: Texts): Partial<Submitted> | Promise<Partial<Submitted>>;
}

/** The value of a field, the last one where it came several times. */
export const lastOf = (texts: Texts, name: string): string | undefined => texts[name]?.at(-1);

/** What was typed, as the page shows it again. */
export const valuesOf = (texts: Texts, repeated: readonly string[]): Submitted['values'] =>
  Object.fromEntries(
    Object.entries(texts).map(([name, all]) => [name, repeated.includes(name) ? all : (all.at(-1) ?? '')]),
  );

/** Every field with its last value. */
export const plainTexts = (texts: Texts): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, lastOf(texts, name)]));
