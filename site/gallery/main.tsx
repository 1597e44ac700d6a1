import '../styles/every-screen.css';
import '../styles/forms.css';
import '../styles/admin/badges.css';
import '../styles/admin/pictures.css';
import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forcedStates } from './forced-states.ts';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
  const style = document.createElement('style');
  style.textContent = forcedStates(document.styleSheets);
  document.head.append(style);
}
