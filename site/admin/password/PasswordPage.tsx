import { ScreenHead } from '../layout/Screen.tsx';
import { OwnPassword } from './OwnPassword.tsx';

/** The own password, for everyone on the staff. */
export const PasswordPage = () => (
  <>
    <ScreenHead title="Your password" />
    <OwnPassword />
  </>
);
