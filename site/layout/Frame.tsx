import type { ReactNode } from 'react';
import { usePageLanguage } from '../language/LanguageContext.tsx';
import type { Elements } from '../ui/elements.ts';

type FrameProps = { head: Elements; foot: Elements; children: ReactNode };

/** What every public page has around it. */
export const Frame = ({ head, foot, children }: FrameProps) => {
  const { englishPart } = usePageLanguage();
  return (
    <>
      <a className="skip" href="#main" lang={englishPart}>
        Skip to the content
      </a>
      {head}
      <main id="main" lang={englishPart}>
        {children}
      </main>
      {foot}
    </>
  );
};
