import { ScreenHead } from '../layout/Screen.tsx';
import { OwnPassword } from './OwnPassword.tsx';

export const PasswordPage = () => (
  <>
    <ScreenHead title="Your password" />
    <OwnPassword />
  </>
);
