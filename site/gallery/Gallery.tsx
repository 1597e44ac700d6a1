import { useLayoutEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ActionParts } from './ActionParts.tsx';
import { DialogParts } from './DialogParts.tsx';
import { FieldStates } from './FieldStates.tsx';
import { FileParts } from './FileParts.tsx';
import { FormParts } from './FormParts.tsx';
import { HelpParts } from './HelpParts.tsx';
import { MessageParts } from './MessageParts.tsx';
import { PictureParts } from './PictureParts.tsx';
import { SentParts } from './SentParts.tsx';

const themes = ['light', 'dark'] as const;

/** Only `npm run dev` serves it. */
export const Gallery = () => {
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <main className="showcase">
      <header className="showcase__head">
        <h1>Gallery of site/ui</h1>
        <div className="row">
          {themes.map((name) => (
            <Button
              key={name}
              small
              variant={theme === name ? 'brand' : 'line'}
              aria-pressed={theme === name}
              onClick={() => setTheme(name)}
            >
              {name === 'light' ? 'Light' : 'Dark'}
            </Button>
          ))}
        </div>
      </header>
      <ActionParts />
      <FieldStates />
      <FormParts />
      <FileParts />
      <SentParts />
      <MessageParts />
      <DialogParts />
      <HelpParts />
      <PictureParts />
    </main>
  );
};
