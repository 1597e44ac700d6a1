import { PHOTO_COUNT_MESSAGE, PHOTO_SIZE_MESSAGE, PHOTO_TYPE_MESSAGE, PHOTOS_MAX } from '#contract/donations.ts';
import { uploadProblem } from '../client/upload-rules.ts';

export interface PhotoChoice {
  photos: readonly File[];
  /** The specification's sentences about what was refused, each once. */
  alerts: readonly string[];
  /** Names of the files that were left out. */
  refused: readonly string[];
}

/** Tells photos apart: the same file is taken once. */
export const photoKey = ({ name, size, lastModified }: File): string => `${name}-${size}-${lastModified}`;

const sentences = { type: PHOTO_TYPE_MESSAGE, size: PHOTO_SIZE_MESSAGE } as const;

/** Adds the files that may be added to the photos, at most `max` in all; the others are named with the reason. */
export const choosePhotos = (
  photos: readonly File[],
  chosen: readonly File[],
  max: number = PHOTOS_MAX,
): PhotoChoice => {
  const alerts = new Set<string>();
  const refused: string[] = [];
  const kept = [...photos];
  for (const file of chosen) {
    if (kept.some((photo) => photoKey(photo) === photoKey(file))) continue;
    const problem = uploadProblem(file);
    if (problem === null && kept.length < max) kept.push(file);
    else {
      alerts.add(problem ? sentences[problem] : PHOTO_COUNT_MESSAGE);
      refused.push(file.name);
    }
  }
  return { photos: kept, alerts: [...alerts], refused };
};
