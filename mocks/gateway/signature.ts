/** Razorpay's signatures: hex HMAC-SHA256 of `order_id|payment_id` or of a webhook's body. */
const bytes = (text: string) => new TextEncoder().encode(text)

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

export async function signText(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(text))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Takes constant time (`crypto.subtle.verify`). Malformed signatures are false. */
export async function isTextSignedBy(secret: string, text: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false
  const given = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await keyOf(secret), given, bytes(text))
}

export function sign(orderId: string, paymentId: string, secret: string): Promise<string> {
  return signText(`${orderId}|${paymentId}`, secret)
}

export function isSignedBy(
  secret: string,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): Promise<boolean> {
  return isTextSignedBy(secret, `${orderId}|${paymentId}`, signature)
}
