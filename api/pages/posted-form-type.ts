import type { FileField } from '#contract/calls/call.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import type { Source } from '../admission/admit-or-quarantine.ts';
import type { LimitName } from '../attempts/attempt-limits.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';

export type Texts = Record<string, string[]>;
export type Outcome = Partial<Omit<Submitted, 'errors'>> & { file?: Response; status?: 200 };

export interface PostedForm {
  files?: Record<string, FileField>;
  /** Fields with more than one value. */
  repeated?: readonly string[];
  handle(deps: Deps, texts: Texts, files: Record<string, Upload[]>, source: Source): Promise<Outcome>;
  /** A form with a known key is not counted again. */
  isRepeat?(deps: Deps, key: string): boolean;
  limit?: LimitName;
  limitOf?(texts: Texts): LimitName | undefined;
  /** Also works while the disk is nearly full; handlers that store more check for space themselves. */
  essential?: true;
  status?: 200;
  /** Free texts with their maximum lengths, checked for danger even when the form is refused. */
  freeTexts: Readonly<Record<string, number>>;
  refused?(deps: Deps, texts: Texts): Partial<Submitted> | Promise<Partial<Submitted>>;
}

export const lastOf = (texts: Texts, name: string): string | undefined => texts[name]?.at(-1);

export const valuesOf = (texts: Texts, repeated: readonly string[] = []): Submitted['values'] =>
  Object.fromEntries(
    Object.entries(texts).map(([name, all]) => [name, repeated.includes(name) ? all : (all.at(-1) ?? '')]),
  );

export const plainTexts = (texts: Texts): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, lastOf(texts, name)]));

/** Null if the work succeeds. */
export const failureOf = async (work: () => unknown): Promise<Failure | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};

export const unlessRefused = async (find: () => Outcome | Promise<Outcome>): Promise<Outcome> => {
  let found: Outcome = {};
  await failureOf(async () => {
    found = await find();
  });
  return found;
};
