import type { RunSettings } from '#contract/runs/run-settings.ts';
import { readRunSettings, saveRunSettings } from '#contract/settings/calls.ts';
import { isConflict } from '../../client/api-error.ts';
import { ChangedMeanwhile } from '../../client/changed-meanwhile.ts';
import type { Platform } from '../../client/platform.ts';
import { send } from '../../client/send.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves the vans or the areas; the others stay as they are. `base` is what the editing began with.
 * @throws ChangedMeanwhile with the same part, or ApiError with `problem.fields`.
 */
export const savePartOfRunSettings = async <Part extends Pick<RunSettings, 'vans'> | Pick<RunSettings, 'areas'>>(
  platform: Platform,
  part: Part,
  base: Part,
): Promise<RunSettings> => {
  const read = () => send(platform, readRunSettings, {});
  const partOf = (all: RunSettings): unknown => ('vans' in part ? { vans: all.vans } : { areas: all.areas });
  const now = await read();
  if (!same(partOf(now), base)) throw new ChangedMeanwhile(partOf(now));
  try {
    return await send(platform, saveRunSettings, { body: { ...now, ...part } });
  } catch (error) {
    // Somebody saved in the same moment.
    if (isConflict(error)) throw new ChangedMeanwhile(partOf(await read()));
    throw error;
  }
};
