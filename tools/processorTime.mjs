// The processor time of a process and its descendants on Linux: more stable than wall-clock time, because it
// does not depend on other load on the machine.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The interval of the readings, in ms. The time of a process after its last reading is not counted. */
const SAMPLE_MS = 250

/** The system's clock ticks per second, its unit of processor time. */
const ticksPerSecond = existsSync('/proc/self/stat') ? Number(execFileSync('getconf', ['CLK_TCK'])) : 0

/**
 * Each current process: its parent, and its own ticks.
 * @returns {Map<string, { parent: string, ticks: number }>} by process id and start time, because ids are reused
 */
function processesNow() {
  const processes = new Map()
  const started = new Map()
  /** @type {{ id: string, parent: string, start: string, ticks: number }[]} */
  const all = []
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id)) continue
    try {
      // The name in parentheses may contain spaces.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const [, parent = '', , , , , , , , , , user = '0', system = '0', , , , , , , start = ''] = fields
      all.push({ id, parent, start, ticks: Number(user) + Number(system) })
      started.set(id, start)
    } catch {
      // It ended between the two readings.
    }
  }
  for (const { id, parent, start, ticks } of all)
    processes.set(`${id} ${start}`, { parent: `${parent} ${started.get(parent) ?? ''}`, ticks })
  return processes
}

/**
 * Watches a process until `end`, which returns the processor seconds of the process and its descendants; null if the
 * system does not report them.
 * @param {number | undefined} pid
 * @returns {{ end: () => number | null }}
 */
export function processorWatch(pid) {
  if (pid === undefined || !ticksPerSecond) return { end: () => null }
  /** @type {Map<string, number>} */
  const ticksOf = new Map()
  let root = ''
  const sample = () => {
    const now = processesNow()
    root ||= [...now.keys()].find((key) => key.startsWith(`${pid} `)) ?? ''
    /** @param {string} key @returns {boolean} */
    const isOurs = (key) => {
      if (key === root || ticksOf.has(key)) return true
      const parent = now.get(key)?.parent
      return parent !== undefined && parent !== key && isOurs(parent)
    }
    for (const [key, { ticks }] of now) if (isOurs(key)) ticksOf.set(key, ticks)
  }
  sample()
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    end: () => {
      clearInterval(timer)
      return [...ticksOf.values()].reduce((total, ticks) => total + ticks, 0) / ticksPerSecond
    },
  }
}

/** What `fixedWork` takes on the machine on which the bounds were set, in ms. */
const FIXED_WORK_MS = 13
/** The number of attempts; the best one counts, because code is slow when it first runs. */
const TRIES = 4

/**
 * How many times slower than the machine of the bounds this machine is now, by a fixed piece of work; 1 for a faster one.
 * @returns {number}
 */
export function slownessNow() {
  const tries = Array.from({ length: TRIES }, () => {
    const { user, system } = process.cpuUsage()
    let coins = Array.from({ length: 40 }, (_, index) => ({
      name: `coin ${index}`,
      price: index,
      days: [index],
    }))
    for (let day = 0; day < 600; day++)
      coins = coins.map((coin, index) => ({
        ...coin,
        price: coin.price * (1 + ((index * day) % 7) / 1e4),
        days: [...coin.days.slice(-1), day],
      }))
    const spent = process.cpuUsage({ user, system })
    return (spent.user + spent.system) / 1000
  })
  return Math.max(1, Math.min(...tries) / FIXED_WORK_MS)
}
