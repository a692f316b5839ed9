// The DAO governance demo, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { dao } from './dao.ts'
import { Dao } from './Dao.tsx'

export default defineDemo(dao, Dao)
