import { classNames } from './class-names.ts';
import { initials } from './initials.ts';

export type Paper = 'slaney' | 'heather' | 'barrow' | 'fuchsia' | 'furze';

/** The papers of a row of notes, in turn. */
export const papers: readonly Paper[] = ['fuchsia', 'slaney', 'heather', 'barrow', 'furze'];

/** A name's initials in a wax seal. On a note it takes the note's paper. The name itself stands beside it. */
export const Seal = ({ name, paper, small = false }: { name: string; paper?: Paper; small?: boolean }) => (
  <span className={classNames('seal', paper && `seal--${paper}`, small && 'seal--sm')} aria-hidden="true">
    {initials(name)}
  </span>
);
