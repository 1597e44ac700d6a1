export const LostFactors = () => (
  <details className="hint">
    <summary>Lost all of them? How to get back in</summary>
    <p className="mt-sm">
      A lost phone or passkey: one of the ten recovery codes lets you in, and under My account you set up another. A
      lost mailbox takes nothing away; where the password is gone as well, whoever runs the server gives you another.
    </p>
    <p className="mt-sm">
      Whoever runs the server removes your second step, and you sign in with your password alone. Their manual says how
      (Operations, “Somebody cannot sign in”). Ring them, so that they know it is you.
    </p>
  </details>
);
