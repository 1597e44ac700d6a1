import { ScreenHead } from '../layout/Screen.tsx';
import { RequireAdministrator } from '../RequireAdministrator.tsx';
import { FindPerson } from './FindPerson.tsx';
import { RetentionSection } from './RetentionSection.tsx';

/** What is kept about a person, to be shown, handed over and erased; and how long things are kept. */
export const PrivacyPage = () => (
  <RequireAdministrator>
    <ScreenHead title="Privacy" lead="What you keep about a person, and for how long." />
    <div className="stack">
      <FindPerson />
      <RetentionSection />
    </div>
  </RequireAdministrator>
);
