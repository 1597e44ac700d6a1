export const Switch = ({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) => (
  <span className="switch">
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    <i />
  </span>
);
