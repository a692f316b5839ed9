// The DAO governance demo, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { dao } from './dao.ts'
import { Dao } from './Dao.tsx'

export default defineDemo(dao, Dao)
