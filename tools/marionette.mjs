// A small client of Marionette, the driver inside Firefox: length, colon, JSON over a socket.
import { connect } from 'node:net'

/** No answer may take longer, in ms. */
const CALL_TIMEOUT_MS = 60_000

/**
 * @param {number} port
 * @returns {Promise<(name: string, parameters?: object) => Promise<any>>} sends a command of WebDriver
 */
export async function connectMarionette(port) {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('data', resolve).once('error', reject))
  let received = Buffer.alloc(0)
  /** @type {Map<number, { resolve: (value: any) => void, reject: (reason: Error) => void }>} */
  const waiting = new Map()
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const [, id, error, answer] = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
      else waiting.get(id)?.resolve(answer?.value ?? answer)
      waiting.delete(id)
    }
  })
  let last = 0
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      setTimeout(() => reject(new Error(`${name}: no answer`)), CALL_TIMEOUT_MS).unref()
      const message = JSON.stringify([0, id, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}
