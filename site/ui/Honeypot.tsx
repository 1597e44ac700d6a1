type HoneypotProps = { id: string; value: string; onChange: (value: string) => void };

/** A field that no person sees: whatever fills it in is a program. */
export const Honeypot = ({ id, value, onChange }: HoneypotProps) => (
  <div className="sr" aria-hidden="true">
    <label htmlFor={id}>Leave this field empty</label>
    <input
      id={id}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
