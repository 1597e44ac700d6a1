import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findEverywhere } from '#contract/palette/calls.ts';
import type { User } from '#contract/people/people.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useModal } from '../../../ui/useModal.ts';
import { useHasTools } from '../../account/preferences/useTools.ts';
import { type Entry, placeEntries, recordEntry } from './entries.ts';
import { PaletteList } from './PaletteList.tsx';

const PAUSE_MS = 120;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
};

const Keys = () => (
  <div className="palette__foot">
    <span>
      <kbd className="kbd">↑</kbd>
      <kbd className="kbd">↓</kbd> choose
    </span>
    <span>
      <kbd className="kbd">↵</kbd> open
    </span>
    <span>
      <kbd className="kbd">Esc</kbd> close
    </span>
    <span className="push">
      <kbd className="kbd">/</kbd> also opens this
    </span>
  </div>
);

/** Milliseconds for which results are shown without asking again. */
const FRESH_MS = 10_000;

const announcementOf = (q: string, count: number, isReady: boolean) => {
  if (q === '' || !isReady) return '';
  return count === 0 ? `Nothing found for “${q}”.` : `${count} found.`;
};

export const Palette = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const dialog = useModal();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  /** True if Enter was pressed before the list was that of the text. */
  const [isAwaited, setAwaited] = useState(false);
  const q = usePaused(text.trim());
  const search = useQuery({
    ...queryOf(usePlatform(), findEverywhere, { query: { q } }),
    staleTime: FRESH_MS,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const records = q === '' ? [] : (search.data?.records ?? []).map(recordEntry);
  const entries = [...records, ...placeEntries({ role: user.role, hasTools: useHasTools() }, q)];
  const current = Math.min(chosen, entries.length - 1);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const open = ({ to }: Entry) => {
    onClose();
    void navigate(to);
  };
  const isReady = q === text.trim() && !search.isFetching;
  const openAwaited = useEffectEvent(() => {
    setAwaited(false);
    const first = entries[0];
    if (first) open(first);
  });
  useEffect(() => {
    if (isAwaited && isReady) openAwaited();
  }, [isAwaited, isReady]);
  const move = (by: number) => {
    const next = (current + by + entries.length) % Math.max(1, entries.length);
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const entry = entries[current];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && !isReady && chosen === 0) setAwaited(true);
    else if (event.key === 'Enter' && entry) open(entry);
    else return;
    event.preventDefault();
  };
  const announcement = announcementOf(q, entries.length, isReady);
  return (
    <dialog
      ref={dialog}
      className="overlay overlay--palette"
      aria-label="Find anything"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="palette">
        <div className="palette__in">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label="Find anything"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={entries.length > 0 ? optionId(current) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder="A reference, a name, words, a screen"
            maxLength={200}
            data-autofocus=""
            value={text}
            onKeyDown={press}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(0);
              setAwaited(false);
            }}
          />
          <button className="linkbtn" type="button" onClick={onClose}>
            Close
          </button>
        </div>
        <PaletteList id={`${id}-list`} {...{ entries, current, q, optionId }} onPoint={setChosen} onOpen={open} />
        {announcement && entries.length === 0 && (
          <p className="palette__none">
            {search.isError ? 'The search did not answer. Please try again.' : announcement}
          </p>
        )}
        <p className="sr" role="status">
          {announcement}
        </p>
        <Keys />
      </div>
    </dialog>
  );
};
