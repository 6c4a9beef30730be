/** What this browser keeps between visits, as JSON under a name of its local storage. Whatever stands there is read with care. */

/** Whether the newest thing to be kept could not be: the storage is full, or switched off. */
export const storage = $state({ refuses: false });

/** Whether the storage can be read at all: what a browser hides is not the same as nothing. */
export function readable(): boolean {
  try {
    localStorage.getItem('');
    return true;
  } catch {
    return false;
  }
}

/** The JSON under a name; null when there is none that can be read. */
export function recall(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a name; answers whether the browser did. What stands there and is no JSON is moved aside. */
export function keep(place: string, value: unknown): boolean {
  try {
    if (!isJson(localStorage.getItem(place))) moveAside(place);
    localStorage.setItem(place, JSON.stringify(value));
    storage.refuses = false;
  } catch {
    storage.refuses = true;
  }
  return !storage.refuses;
}

function isJson(text: string | null): boolean {
  try {
    JSON.parse(text ?? 'null');
    return true;
  } catch {
    return false;
  }
}

/** Calls when another window of this browser has changed what stands under a name; answers how to stop. */
export function onElsewhere(place: string, follow: () => void): () => void {
  return onElsewhereUnder(place, follow, (key) => key === place);
}

/** The same for all names that `concerns` takes, by default those that begin so. */
export function onElsewhereUnder(beginning: string, follow: () => void, concerns = (key: string): boolean => key.startsWith(beginning)): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === null || concerns(event.key)) follow();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

// --- what is there and cannot be read ---

const aside = (place: string, number: number): string => `${place}.aside.${number}`;

/** What was put aside under a name, as it stood there; the oldest first. */
export function putAside(place: string): string[] {
  const found: string[] = [];
  try {
    for (let number = 1; ; number++) {
      const text = localStorage.getItem(aside(place, number));
      if (text === null) return found;
      found.push(text);
    }
  } catch {
    return found;
  }
}

/** Moves what stands under a name aside, so that the name is free; answers whether that could be done. */
export function moveAside(place: string): boolean {
  try {
    const text = localStorage.getItem(place);
    if (text === null) return true;
    // First off its old place: in a full storage there is no room for both.
    localStorage.removeItem(place);
    try {
      localStorage.setItem(aside(place, putAside(place).length + 1), text);
      return true;
    } catch {
      localStorage.setItem(place, text);
      return false;
    }
  } catch {
    return false;
  }
}

/** Forgets everything that was put aside under a name. */
export function forgetAside(place: string): void {
  for (let number = putAside(place).length; number > 0; number--) localStorage.removeItem(aside(place, number));
}

/** Forgets what stands under a name; answers whether the browser did. */
export function forget(place: string): boolean {
  try {
    localStorage.removeItem(place);
    return true;
  } catch {
    return false;
  }
}

/** The names that begin so and under which something stands. */
export function placesUnder(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(beginning));
  } catch {
    return [];
  }
}
