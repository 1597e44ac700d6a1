import { useSettings } from '../client/PageAnswersContext.tsx';
import { pageAddress } from '../language/t.ts';
import { Illustration } from '../ui/Illustration.tsx';
import { splitName } from './split-name.ts';

export const Logo = () => {
  const [first, second] = splitName(useSettings().organisation.name);
  return (
    <a className="logo" href={pageAddress('/')}>
      <Illustration name="logo-mark" first />
      <span>
        <span>{first}</span>
        {second && (
          <>
            {' '}
            <br />
            <span>{second}</span>
          </>
        )}
      </span>
    </a>
  );
};
