import { useState } from 'react';
import type { ShownPlace } from './places-in.ts';

export const rowKey = ({ kind, relativeUrl, key, language }: ShownPlace): string =>
  [kind, relativeUrl, key, language].join(' ');

const withKey = (keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> => {
  if (keys.has(key) === isIn) return keys;
  return new Set(isIn ? [...keys, key] : [...keys].filter((one) => one !== key));
};

export interface EditedRows {
  isEdited(key: string): boolean;
  edit(key: string, isEdited: boolean): void;
  note(key: string, unsaved: boolean): void;
  hasUnsaved: boolean;
}

/** Rows being edited stay visible whatever colleagues save and whatever is searched for. */
export const useEditedRows = (): EditedRows => {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  return {
    isEdited: (key) => edited.has(key),
    edit: (key, isEdited) => setEdited((keys) => withKey(keys, key, isEdited)),
    note: (key, isUnsaved) => setUnsaved((keys) => withKey(keys, key, isUnsaved)),
    hasUnsaved: unsaved.size > 0,
  };
};
