import { useEffect, useRef, useState } from 'react';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import type { PictureProblem } from '../client/picture-check.ts';

export interface RefusedPicture {
  file: File;
  problem: PictureProblem;
  state: 'refused' | 'shrinking' | 'too much for this device' | 'not loaded';
}

/** Returns the pictures for which there is no room. */
export type TakePictures = (files: readonly File[]) => readonly File[];

export interface PictureChoice {
  refused: readonly RefusedPicture[];
  /** Name of the picture last made smaller and added; empty once something else is chosen. */
  added: string;
  choose: (files: readonly File[]) => Promise<void>;
  shrink: (refused: RefusedPicture) => Promise<void>;
  remove: (refused: RefusedPicture) => void;
}

const refuse = (file: File, problem: PictureProblem): RefusedPicture => ({
  file,
  problem,
  state: 'refused',
});

/** Loaded on demand, as few visitors choose a picture; if the script does not come, the server checks. */
const problemOf = async (file: File): Promise<PictureProblem | null> => {
  const script = await import('../client/picture-problem.ts').catch(() => null);
  if (script) return script.pictureProblem(file);
  return file.size >= UPLOAD_MAX_BYTES ? 'size' : null;
};

/**
 * Hands on the chosen files that can be sent and keeps the others with the reason; `onRefused` hears of each choice that was
 * not taken as a whole. Unless `multiple`, a newer choice replaces a picture still being made smaller.
 */
export const usePictureChoice = (
  take: TakePictures,
  onRefused: (refused: readonly RefusedPicture[]) => void = () => {},
  multiple = false,
): PictureChoice => {
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const [added, setAdded] = useState('');
  // Files are read meanwhile: what takes them has to be that of now.
  const now = useRef({ take, onRefused });
  useEffect(() => {
    now.current = { take, onRefused };
  });
  /** Files to be added once they have been made smaller. */
  const wanted = useRef(new Set<File>());
  const change = (file: File, state: RefusedPicture['state']) =>
    setRefused((before) => before.map((one) => (one.file === file ? { ...one, state } : one)));
  const hand = (files: readonly File[]) => now.current.take(files).map((file) => refuse(file, 'count'));
  return {
    refused,
    added,
    async choose(files) {
      if (files.length === 0) return;
      if (!multiple) wanted.current.clear();
      const looked = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file) })));
      const bad = looked.flatMap(({ file, problem }) => (problem ? [refuse(file, problem)] : []));
      const all = [...bad, ...hand(looked.flatMap(({ file, problem }) => (problem ? [] : [file])))];
      const inOrder = [...all].sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file));
      setAdded('');
      setRefused(inOrder);
      if (inOrder.length > 0) now.current.onRefused(inOrder);
    },
    async shrink({ file }) {
      wanted.current.add(file);
      change(file, 'shrinking');
      let shrinkPicture: (file: File) => Promise<File>;
      try {
        ({ shrinkPicture } = await import('../client/shrink-picture.ts'));
      } catch {
        return change(file, 'not loaded');
      }
      try {
        const smaller = await shrinkPicture(file);
        if (!wanted.current.delete(file)) return;
        const [noRoom] = hand([smaller]);
        setRefused((before) => before.flatMap((one) => (one.file !== file ? [one] : (noRoom ?? []))));
        if (noRoom) now.current.onRefused([noRoom]);
        else setAdded(file.name);
      } catch (error) {
        console.warn('The picture could not be made smaller.', error);
        change(file, 'too much for this device');
      }
    },
    remove({ file }) {
      wanted.current.delete(file);
      setRefused((before) => before.filter((one) => one.file !== file));
    },
  };
};
