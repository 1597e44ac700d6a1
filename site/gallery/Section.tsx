import type { ReactNode } from 'react';
import type { Elements } from '../ui/elements.ts';

export const Section = ({ part, children }: { part: string; children: ReactNode }) => (
  <section className="showcase__part" id={part} aria-labelledby={`${part}-name`}>
    <h2 id={`${part}-name`}>{part}</h2>
    <div className="showcase__states">{children}</div>
  </section>
);

export const State = ({ name, wide = false, children }: { name: string; wide?: boolean; children: Elements }) => (
  <figure className={wide ? 'showcase__state showcase__state--wide' : 'showcase__state'}>
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);

export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const LONG_TEXT =
  'A sentence that goes on for much longer than anybody planned, so that it has to wrap onto a second and a third line.';
