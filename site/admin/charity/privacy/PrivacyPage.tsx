import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { FindPerson } from './FindPerson.tsx';
import { RetentionSection } from './RetentionSection.tsx';
import { RequestsSection } from './requests/RequestsSection.tsx';

export const PrivacyPage = () => (
  <>
    <ScreenHead title="Privacy" lead="What people ask about their data, what you keep about them, and for how long." />
    <div className="stack">
      <RequestsSection />
      <FindPerson />
      <RetentionSection />
    </div>
  </>
);
