/**
 * A part that loads when first asked for, then never again. One whose file fails is asked for once more; a second
 * failure rejects and is forgotten, so that the next call starts again.
 */
export function loadOnce(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load()
      .catch(() => load())
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}
