import { useMatch } from '@tanstack/react-router';
import { isScreenPath, type ScreenPath } from '~/flow/screens';

/** The path of the component's screen. */
export function useScreenPath(): ScreenPath {
  const path = useMatch({ strict: false, select: (match): string => match.fullPath });
  if (!isScreenPath(path)) throw new Error(`${path} is no screen`);
  return path;
}
