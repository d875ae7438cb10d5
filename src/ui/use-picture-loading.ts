import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * How a picture of the first screen is loaded: after the app's first frame, which stands sooner without it; on every later
 * screen with the screen, so that nothing comes in late.
 */
export function usePictureLoading(): 'lazy' | 'eager' {
  const router = useRouter();
  const [isFirst] = useState(() => !router.state.resolvedLocation);
  return isFirst ? 'lazy' : 'eager';
}
