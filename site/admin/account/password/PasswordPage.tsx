import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { OwnPassword } from './OwnPassword.tsx';

export const PasswordPage = () => (
  <>
    <ScreenHead title="Your password" />
    <OwnPassword />
  </>
);
