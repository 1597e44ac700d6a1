export const Boat = () => (
  <svg viewBox="0 0 56 40" aria-hidden="true">
    <path d="M8 26L28 4v22z" fill="#fff" />
    <path d="M28 4l18 22H28z" fill="#f5bcca" />
    <path d="M2 24h52L43 38H13z" fill="#c22b5b" />
    <path d="M2 24h52l-4 5H6z" fill="#87153b" />
  </svg>
);
